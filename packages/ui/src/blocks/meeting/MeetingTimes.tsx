import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { use, useId } from 'react'
import { useField } from 'react-final-form'
import { ErrorWords } from '#forms/ErrorWords.ts'
import { fieldRecipe } from '#forms/field.recipe.ts'
import { fieldError } from '#forms/fieldError.ts'
import { TimeField } from '#forms/TimeField.tsx'
import { WarningIcon } from '#primitives/icons.tsx'
import { meetingFieldRecipe } from './MeetingField.recipe.ts'
import type { MeetingFormWords } from './meetingTypes.ts'

const asTyped = (value: string) => value

/** Start and end (spec 3, HH:mm). What is wrong with both together, the error `hours`, stands under them. */
export function MeetingTimes({ words }: { words: MeetingFormWords }) {
  const field = useSlotRecipe({ recipe: fieldRecipe })()
  const styles = useSlotRecipe({ recipe: meetingFieldRecipe })()
  const hoursId = useId()
  const wordOf = use(ErrorWords)
  const start = useField<string>('start', { parse: asTyped })
  const end = useField<string>('end', { parse: asTyped })
  const hours = fieldError(useField('hours').meta)
  const about = hours ? { isInvalid: true, describedBy: hoursId } : {}
  return (
    <div>
      <chakra.div css={styles.times}>
        {([start, end] as const).map(({ input, meta }) => (
          <TimeField
            key={input.name}
            part={input.name}
            label={input.name === 'start' ? words.start : words.end}
            value={input.value}
            error={fieldError(meta)}
            isRequired
            onChange={input.onChange}
            {...about}
          />
        ))}
      </chakra.div>
      {hours && (
        <chakra.p id={hoursId} css={field.error}>
          <WarningIcon />
          <chakra.span minWidth="0">{wordOf ? wordOf(hours) : hours}</chakra.span>
        </chakra.p>
      )}
    </div>
  )
}
