import { chakra } from '@chakra-ui/react'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { RetryButton } from '#primitives/RetryButton.tsx'

export interface ServiceFieldProps {
  label: string
  /** "Choose a service", or "Loading the services". */
  placeholder: string
  /** The services; without them the field is a text box. */
  options?: readonly SelectOption[] | undefined
  /** The services did not load: the reason, and Retry. */
  failure?: { hint: string; retryLabel: string; isRetrying: boolean; onRetry: () => void } | undefined
}

/** The service of a business inquiry: chosen from the list, or typed while there is none. */
export function ServiceField({ label, placeholder, options = [], failure }: ServiceFieldProps) {
  if (!failure)
    return <SelectField name="service" label={label} placeholder={placeholder} options={options} isRequired />
  return (
    <chakra.div>
      <TextField name="service" label={label} hint={failure.hint} isRequired />
      <RetryButton
        variant="quiet"
        size="sm"
        marginTop="1"
        label={failure.retryLabel}
        loadingLabel={placeholder}
        isRetrying={failure.isRetrying}
        onRetry={failure.onRetry}
      />
    </chakra.div>
  )
}
