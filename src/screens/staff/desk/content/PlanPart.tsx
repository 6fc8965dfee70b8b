import type { ContentItem, ContentKind, ContentPublication } from '@atrium/contract/content'
import { contentPublicationSchema } from '@atrium/contract/content/schema'
import { companyInstant } from '@atrium/contract/core'
import { isIsoDay } from '@atrium/contract/days'
import { PlanDialog } from '@atrium/ui/content'
import { useTranslation } from 'react-i18next'
import { usePublishContentMutation } from '#api/contentApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'

interface PlanPartProps {
  kind: ContentKind
  item: ContentItem
  onClose: () => void
}

const initialValues = { day: '', time: '09:00' }

/** The instant of a typed day and time by the company's clock; an invalid text for another one. */
function instantOf({ day = '', time = '' }: Partial<typeof initialValues>): string {
  const isoDay = day.replaceAll('/', '-')
  return isIsoDay(isoDay) && /^\d\d:\d\d$/.test(time) ? companyInstant(isoDay, time).toISOString() : '-'
}

/** Plans the publication of a draft. */
export function PlanPart({ kind, item, onClose }: PlanPartProps) {
  const { t } = useTranslation('content')
  const [publish] = usePublishContentMutation()
  const { form } = useFormSubmit<ContentPublication, unknown, typeof initialValues>({
    schema: contentPublicationSchema,
    valuesOf: (typed) => ({ revision: item.revision, at: instantOf(typed) }),
    atFields: (messages) => Object.fromEntries(Object.values(messages).map((message) => ['day', message])),
    failureScopes: ['content:failure'],
    send: (publication) => publish({ kind, key: item.key, ...publication }).unwrap(),
    onSent: onClose,
    sentToast: t('done.plan'),
  })
  return <PlanDialog {...form} draft={initialValues} onCancel={onClose} />
}
