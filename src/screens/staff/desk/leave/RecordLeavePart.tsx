import { type RecordedLeave, recordedLeaveSchema } from '@atrium/contract/leave/schema'
import { readMeetingDate } from '@atrium/contract/meetings'
import { fullNameOf } from '@atrium/contract/people'
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

/** Enters granted leave for a colleague, also of past days. Another person of HR enters the own leave. */
export function RecordLeavePart({ onClose }: { onClose: (saved?: string) => void }) {
  const { t } = useTranslation('leave')
  const { language } = useLanguage()
  const { query: profile } = usePermissions()
  const showToast = useToasts()
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
      const saved = t('record.saved', { name: person ? fullNameOf(person) : '' })
      showToast({ text: saved, kind: 'success' })
      onClose(saved)
    },
    draftKey: `${staffKey}leaveRecord`,
  })
  return (
    <RecordLeaveDialog
      {...form}
      draft={draft}
      onDraft={onDraft}
      people={others}
      types={types}
      onCancel={() => onClose()}
    />
  )
}
