import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { CheckIcon } from '#primitives/icons.tsx'
import { PageHead } from '#primitives/PageHead.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import type { NoticeItem } from './NoticeCard.tsx'
import { noticeHeadRecipe } from './NoticeHead.recipe.ts'

/** Chooses the texts, and begins the ids of the cards: `news-7`. */
export type NoticeKind = 'news' | 'notifications'

interface NoticeHeadProps {
  kind: NoticeKind
  items: readonly NoticeItem[] | undefined
  /** Keeps the place of the status. */
  isLoading: boolean
  onMarkAll: () => void
}

/** The head of the page: the heading, beside it the number of unread notices and "Mark all as read". */
export function NoticeHead({ kind, items = [], isLoading, onMarkAll }: NoticeHeadProps) {
  const { t } = useTranslation('news')
  // Spec 2: the news' header bar is a dark band.
  const isBar = kind === 'news'
  const variant = isBar ? 'bar' : 'plain'
  const unread = items.filter(({ isRead }) => !isRead).length
  const styles = useSlotRecipe({ recipe: noticeHeadRecipe })({ variant })
  const headingRef = useRef<HTMLHeadingElement>(null)
  return (
    <PageHead heading={t(`${kind}.title`)} headingRef={headingRef} variant={variant}>
      <chakra.div css={styles.tools}>
        {isLoading && <Skeleton ground={isBar ? 'pine' : 'paper'} width="6rem" />}
        {/* The live region is in the page before its text; otherwise screen readers do not announce the text. */}
        <chakra.p role="status" css={styles.status}>
          {items.length > 0 && (unread > 0 ? t('notices.unread', { count: unread }) : t('notices.allRead'))}
        </chakra.p>
        {unread > 0 && (
          <Button
            variant={isBar ? 'outlineOnDark' : 'outline'}
            size="sm"
            onClick={() => {
              // The button disappears, so the heading takes the focus.
              headingRef.current?.focus({ preventScroll: true })
              onMarkAll()
            }}
          >
            <CheckIcon />
            {t('notices.markAll')}
          </Button>
        )}
      </chakra.div>
    </PageHead>
  )
}
