import type { IsoDay } from '@atrium/contract/days'
import type { Meeting, Recurrence } from '@atrium/contract/meetings'
import type { RepeatInput } from '@atrium/ui/meeting'
import { selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { useAppStore } from '#store/hooks.ts'
import type { MeetingDraft } from './meetingDraft.ts'
import { isSameRepeat, seriesOf } from './repeatValues.ts'

interface FormSeries {
  /** The series that is changed, while its repetition stays as it is: its occurrences are its own. */
  stored?: Meeting | undefined
  /** First day and repetition of the series in the form; left out while there is none. */
  made?: { day: IsoDay; recurrence: Recurrence } | undefined
}

/** A function that finds the series in the values of the form. */
export function useFormSeries({ id, occurrence, base }: MeetingDraft): (values: RepeatInput) => FormSeries {
  const store = useAppStore()
  return (values) => {
    const entry = id !== undefined ? selectMeetingEntry(store.getState(), id) : undefined
    const series = occurrence !== undefined ? entry?.meeting : undefined
    const isSame = isSameRepeat(base, { ...base, ...values }) && values.day === base.day
    if (!series?.recurrence || !isSame) return { made: seriesOf(values) }
    return { stored: series, made: { day: series.day, recurrence: series.recurrence } }
  }
}
