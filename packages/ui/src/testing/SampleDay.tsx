import type { ChosenWeekStart } from '@atrium/contract/accounts'
import { type ComponentProps, useState } from 'react'
import { DayField } from '#forms/DayField.tsx'
import { DayInput, type DayInputProps } from '#forms/DayInput.tsx'
import { FormShell } from '#forms/FormShell.tsx'
import { DayHolidaysProvider } from '#i18n/dayHolidays.tsx'
import { useDayTexts } from '#i18n/useDayTexts.ts'
import { WeekStartProvider } from '#i18n/weekStart.tsx'

interface SampleDayProps extends Partial<DayInputProps> {
  weekStart?: ChosenWeekStart
  /** The public holidays, once they have loaded. */
  holidays?: ComponentProps<typeof DayHolidaysProvider>['holidays']
}

/** A field for a day that keeps its value, with the words of the reader's language. */
export function SampleDay({ weekStart = 'usual', holidays, ...props }: SampleDayProps) {
  return (
    <WeekStartProvider weekStart={weekStart}>
      {holidays ? (
        <DayHolidaysProvider holidays={holidays}>
          <Field {...props} />
        </DayHolidaysProvider>
      ) : (
        <Field {...props} />
      )}
    </WeekStartProvider>
  )
}

function Field({ value: first = '', onChange, ...rest }: Partial<DayInputProps>) {
  const [value, setValue] = useState(first)
  return (
    <DayInput
      label="Date"
      texts={useDayTexts()}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
      {...rest}
    />
  )
}

/** A required day of a form. */
export const SampleFormDay = () => (
  <FormShell
    onSubmit={async () => undefined}
    validate={({ day = '' }: { day?: string }) =>
      /^\d{4}\/\d\d\/\d\d$/.test(day) ? {} : { day: day ? 'No such date' : 'Enter a date' }
    }
  >
    <DayField name="day" label="Date" texts={useDayTexts()} />
  </FormShell>
)
