import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { RetryButton } from '#primitives/RetryButton.tsx'

export interface ServiceFieldProps {
  options: readonly SelectOption[]
  isLoading: boolean
  /** Set when the services did not load: the field is a text box. */
  onRetry?: (() => void) | undefined
}

/** The service of a business inquiry: chosen from the list, or typed while there is none. */
export function ServiceField({ options, isLoading, onRetry }: ServiceFieldProps) {
  const { t } = useTranslation('contact')
  const label = t('form.service')
  const loading = t('form.loadingServices')
  if (!onRetry)
    return (
      <SelectField
        name="service"
        label={label}
        placeholder={isLoading ? loading : t('form.chooseService')}
        options={options}
        isRequired
      />
    )
  return (
    <chakra.div>
      <TextField name="service" label={label} hint={t('form.servicesFailed')} isRequired />
      <RetryButton
        variant="quiet"
        size="sm"
        marginTop="1"
        label={t('form.retryServices')}
        loadingLabel={loading}
        isRetrying={isLoading}
        onRetry={onRetry}
      />
    </chakra.div>
  )
}
