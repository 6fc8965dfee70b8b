import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Message, type MessageTexts } from '#primitives/Message.tsx'
import { NoticeHead, type NoticeHeadProps } from './NoticeHead.tsx'
import { styles } from './Notices.styles.ts'

interface NoticePageProps extends NoticeHeadProps {
  /** The reason of the last failed mark. */
  failure?: MessageTexts | undefined
  /** A `NoticeList`, a `Message` or a skeleton. */
  children: ReactNode
}

/** The page of the notifications or of the news: head, failure, cards. */
export function NoticePage({ failure, children, ...head }: NoticePageProps) {
  return (
    <chakra.div css={styles.page}>
      <NoticeHead {...head} />
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      {children}
    </chakra.div>
  )
}
