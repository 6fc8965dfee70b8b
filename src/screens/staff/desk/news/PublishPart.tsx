import type { DeskNews, NewsPublication } from '@atrium/contract/news'
import { newsPublicationSchema } from '@atrium/contract/news/desk/schema'
import { PublishDialog } from '@atrium/ui/newsDesk'
import { useTranslation } from 'react-i18next'
import { usePublishNewsMutation } from '#api/newsDeskApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'

interface PublishPartProps {
  item: DeskNews
  text: string | undefined
  onClose: (published?: DeskNews) => void
}

const start = { when: 'now', day: '', time: '09:00' }

/** Publishes an item, now or at a time. */
export function PublishPart({ item: { id, revision }, text, onClose }: PublishPartProps) {
  const { t } = useTranslation('newsDesk')
  const [publish] = usePublishNewsMutation()
  const { form } = useFormSubmit<NewsPublication, DeskNews>({
    schema: newsPublicationSchema,
    valuesOf: (typed) => {
      const { when, day = '', time = '' } = typed as Partial<typeof start>
      return when === 'later' ? { revision, when, day: day.replaceAll('/', '-'), time } : { revision, when }
    },
    failureScopes: ['newsDesk:failure'],
    send: (publication) => publish({ id, ...publication }).unwrap(),
    onSent: onClose,
    sentToast: t('published'),
  })
  return <PublishDialog {...form} text={text} draft={start} onCancel={() => onClose()} />
}
