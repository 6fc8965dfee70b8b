import { foldText } from '@atrium/contract/core'
import { type RecordedLeave, recordedLeaveSchema } from '@atrium/contract/leave/schema'
import { readMeetingDate } from '@atrium/contract/meetings'
import { fullNameOf } from '@atrium/contract/people'
import { useDayNames } from '@atrium/ui/i18n'
import { RecordLeaveDialog } from '@atrium/ui/leave'
import { useTranslation } from 'react-i18next'
import { useListLeaveTypesQuery, useRecordLeaveMutation } from '#api/leaveApi.ts'
import { useListColleaguesQuery } from '#api/peopleApi.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { useToasts } from '#hooks/useToasts.ts'

/** The typed values: ids as text, and days as `2026/11/24`. */
type Typed = Partial<Record<'personId' | 'typeId' | 'from' | 'to' | 'message', string>>

const valuesOf = ({ personId, typeId, from = '', to = '', message }: Typed) => ({
  personId: personId ? Number(personId) : undefined,
  typeId: typeId ? Number(typeId) : undefined,
  from: readMeetingDate(from) ?? from,
  to: readMeetingDate(to) ?? to,
  message,
})

/** Enters granted leave for a colleague, also of past days. Somebody else enters one's own. */
export function RecordLeavePart({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('leave')
  const { language } = useLanguage()
  const { query: profile } = usePermissions()
  const showToast = useToasts()
  const { formatTypedDay } = useDayNames()
  const { data: types = [] } = useListLeaveTypesQuery(language)
  const { data: colleagues = [] } = useListColleaguesQuery(language)
  const [record] = useRecordLeaveMutation()
  const others = colleagues.filter(({ idnumber }) => idnumber !== profile.data?.badge)
  const { form, draft, onDraft } = useFormSubmit<RecordedLeave, unknown, Typed>({
    schema: recordedLeaveSchema,
    valuesOf,
    failureScopes: ['leave:record.failure'],
    send: (body) => record(body).unwrap(),
    onSent: (_reply, { personId }) => {
      const person = others.find(({ id }) => id === personId)
      showToast({
        text: t('record.saved', { name: person ? fullNameOf(person) : '' }),
        kind: 'success',
        isAnnounced: true,
      })
      onClose()
    },
    draftKey: `${staffKey}leaveRecord`,
  })
  const dayTexts = (field: string) => ({
    dateHint: t('record.dateHint'),
    formatDay: formatTypedDay,
    pickDate: t('record.pickDate', { field }),
  })
  return (
    <RecordLeaveDialog
      {...form}
      draft={draft}
      onDraft={onDraft}
      title={t('record.title')}
      text={t('record.text')}
      buttons={{ save: t('record.save'), saving: t('record.saving'), cancel: t('record.cancel') }}
      labels={{
        person: t('record.person'),
        people: t('record.people'),
        nobodyFound: t('record.nobodyFound'),
        notChosen: t('record.notChosen'),
        kind: t('record.kind'),
        choose: t('record.choose'),
        first: t('record.first'),
        last: t('record.last'),
        words: t('record.words'),
        wordsHint: t('record.wordsHint'),
      }}
      people={others.map((person) => ({
        value: String(person.id),
        label: fullNameOf(person),
        detail: person.position,
      }))}
      kinds={types
        .filter(({ isArchived }) => !isArchived)
        .map(({ id, name }) => ({ value: String(id), label: name }))}
      firstTexts={dayTexts(t('record.first'))}
      lastTexts={dayTexts(t('record.last'))}
      foldText={foldText}
      onCancel={onClose}
    />
  )
}
