import { LinkButton, Message } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'

interface LookupMessageProps {
  role: 'alert' | 'status'
  heading: string
  text: string
}

/** Stands for the content of a page behind a link that leads to nothing any more, and leads home. */
export function LookupMessage(props: LookupMessageProps) {
  const { t } = useTranslation('common')
  const home = <LinkButton href={href('home')}>{t('notFound.goHome')}</LinkButton>
  return <Message variant="inline" headingLevel={1} {...props} action={home} />
}
