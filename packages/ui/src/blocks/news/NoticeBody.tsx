import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { textPicture } from '#blocks/pictures/textPicture.tsx'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Message } from '#primitives/Message.tsx'
import { styles } from './Notices.styles.ts'
import { useMarkdown } from './useMarkdown.ts'

/** The full text of an open card. The Markdown component is loaded with the first one. */
export function NoticeBody({ source }: { source: string }) {
  const { t } = useTranslation('news')
  const { Markdown, hasFailed, retry } = useMarkdown()
  return (
    <chakra.div css={styles.markdown}>
      {Markdown && (
        <Markdown
          source={source}
          headingLevel={3}
          newTabLabel={t('notices.newTab')}
          pictureOf={textPicture}
        />
      )}
      {!Markdown && !hasFailed && <SkeletonRegion label={t('notices.bodyLoading')} />}
      {hasFailed && (
        <Message
          variant="banner"
          tone="danger"
          heading={t('notices.bodyFailed')}
          retry={{ label: t('notices.bodyRetry'), onRetry: retry }}
        />
      )}
    </chakra.div>
  )
}
