import { chakra } from '@chakra-ui/react'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Message } from '#primitives/Message.tsx'
import { styles } from './Notices.styles.ts'
import { useMarkdown } from './useMarkdown.ts'

export interface NoticeBodyTexts {
  /** "Loading the text". */
  loading: string
  failed: string
  retry: string
  /** "opens in a new tab". */
  newTab: string
}

interface NoticeBodyProps {
  source: string
  texts: NoticeBodyTexts
}

/** The full text of an open card. The Markdown component is loaded with the first one. */
export function NoticeBody({ source, texts }: NoticeBodyProps) {
  const { Markdown, hasFailed, retry } = useMarkdown()
  return (
    <chakra.div css={styles.markdown}>
      {Markdown && <Markdown source={source} headingLevel={3} newTabLabel={texts.newTab} />}
      {!Markdown && !hasFailed && <SkeletonRegion label={texts.loading} />}
      {hasFailed && (
        <Message
          variant="banner"
          tone="danger"
          heading={texts.failed}
          retry={{ label: texts.retry, onRetry: retry }}
        />
      )}
    </chakra.div>
  )
}
