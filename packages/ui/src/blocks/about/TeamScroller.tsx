import { type ReplyOf, sections } from '@atrium/contract/core'
import type { listTeam } from '@atrium/contract/people'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { ArrowRightIcon } from '#primitives/moreIcons.tsx'
import { Section } from '#primitives/Section.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { TeamCard } from './TeamCard.tsx'
import { styles } from './TeamScroller.styles.ts'
import { useScroller } from './useScroller.ts'

interface TeamScrollerProps {
  /** In the order of the page; `undefined` while they load. */
  members: readonly Omit<ReplyOf<typeof listTeam>[number], 'order'>[] | undefined
  /** The failed query. */
  error?: ReactNode
  /** The distance of one press of a button or an arrow key, in CSS pixels. */
  stepPx: number
}

/** The team, a card each, in a row that scrolls sideways (spec 2, About); nothing without members. A section of its own. */
export function TeamScroller({ members, error, stepPx }: TeamScrollerProps) {
  const { t } = useTranslation('about')
  const headingId = useId()
  const { area, back, on, hasBefore, hasAfter } = useScroller(stepPx)
  if (members?.length === 0) return null
  // The hidden right button (spec 2) keeps its place, so that the left one does not jump under the pointer.
  const shown = (has: boolean) => ({ style: { visibility: has ? undefined : 'hidden' } }) as const
  return (
    <Section id={sections.meetOurTeam} headingId={headingId} tone="pine">
      <chakra.div css={styles.head}>
        <Heading level={2} id={headingId}>
          {t('team.heading')}
        </Heading>
        <chakra.div css={styles.controls}>
          <IconButton
            {...back}
            {...shown(hasBefore || hasAfter)}
            disabled={!hasBefore}
            label={t('team.back')}
            variant="outlineOnDark"
          >
            <ArrowRightIcon transform="rotate(180deg)" />
          </IconButton>
          <IconButton {...on} {...shown(hasAfter)} label={t('team.on')} variant="outlineOnDark">
            <ArrowRightIcon />
          </IconButton>
        </chakra.div>
      </chakra.div>
      <chakra.div css={styles.content}>
        {error}
        {!error && !members && (
          <SkeletonRegion label={t('team.loading')}>
            {/* As high as the cards. */}
            <Skeleton ground="pine" height="14.75rem" borderRadius="surface" />
          </SkeletonRegion>
        )}
        {members && (
          <chakra.div {...area} role="group" aria-label={t('team.row')} tabIndex={0} css={styles.area}>
            <chakra.ul css={styles.list}>
              {members.map((member) => (
                <chakra.li key={member.email} display="flex">
                  <TeamCard {...member} />
                </chakra.li>
              ))}
            </chakra.ul>
          </chakra.div>
        )}
      </chakra.div>
    </Section>
  )
}
