import { chakra } from '@chakra-ui/react'
import { use, useId } from 'react'
import { useField } from 'react-final-form'
import { asTyped } from '#forms/asTyped.ts'
import { ErrorTexts } from '#forms/ErrorTexts.ts'
import { FieldError } from '#forms/FieldError.tsx'
import { fieldError } from '#forms/fieldError.ts'
import { TimeField } from '#forms/TimeField.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './MeetingField.styles.ts'
import type { MeetingFormTexts } from './meetingTypes.ts'

/** Start and end (spec 3, HH:mm). The error `hours`, about both together, is under them. */
export function MeetingTimes({ texts }: { texts: MeetingFormTexts }) {
  const hoursId = useId()
  const translate = use(ErrorTexts)
  const start = useField<string>('start', { parse: asTyped })
  const end = useField<string>('end', { parse: asTyped })
  const day = useField<string>('day').input.value
  const ownTime = texts.formatOwnTime(day, start.input.value, end.input.value)
  const hours = fieldError(useField('hours').meta)
  const about = hours ? { isInvalid: true, describedBy: hoursId } : {}
  return (
    <div>
      <chakra.div css={styles.times}>
        {([start, end] as const).map(({ input, meta }) => (
          <TimeField
            key={input.name}
            label={input.name === 'start' ? texts.start : texts.end}
            value={input.value}
            error={fieldError(meta)}
            isRequired
            onChange={input.onChange}
            {...about}
          />
        ))}
      </chakra.div>
      {ownTime && (
        <Text size="small" tone="hint" marginTop="2">
          {ownTime}
        </Text>
      )}
      {hours && <FieldError id={hoursId}>{translate ? translate(hours) : hours}</FieldError>}
    </div>
  )
}
