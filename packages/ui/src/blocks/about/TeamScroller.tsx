import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { accentOf } from '#motif/planBars.ts'
import { Heading } from '#primitives/Heading.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { ArrowRightIcon } from '#primitives/moreIcons.tsx'
import { Section } from '#primitives/Section.tsx'
import { TeamCard } from './TeamCard.tsx'
import { styles } from './TeamScroller.styles.ts'
import { useScroller } from './useScroller.ts'

interface TeamScrollerProps {
  /** The target of links to the section (`meetOurTeam`). */
  id?: string | undefined
  heading: string
  /**
   * In the order of the page.
   * @default []
   */
  members?: readonly { fullname: string; position: string; email: string }[] | undefined
  /** The distance of one press of a button or an arrow key, in CSS pixels. */
  stepPx: number
  /** Names the row that scrolls: "Team members, in a row that scrolls sideways". */
  rowLabel: string
  backLabel: string
  onLabel: string
  /** Replaces the row when the team is empty: a `Message` or a skeleton. */
  children?: ReactNode
}

/** The team, a card each, in a row that scrolls sideways (spec 2, About). A section of its own. */
export function TeamScroller(props: TeamScrollerProps) {
  const { id, heading, members = [], stepPx, rowLabel, backLabel, onLabel, children } = props
  const headingId = useId()
  const { area, back, on, hasBefore, hasAfter } = useScroller(stepPx)
  // The hidden right button (spec 2) keeps its place, so that the left one does not jump under the pointer.
  const shown = (has: boolean) => ({ style: { visibility: has ? undefined : 'hidden' } }) as const
  return (
    <Section id={id} headingId={headingId} tone="pine">
      <chakra.div css={styles.head}>
        <Heading level={2} id={headingId}>
          {heading}
        </Heading>
        <chakra.div css={styles.controls}>
          <IconButton
            {...back}
            {...shown(hasBefore || hasAfter)}
            disabled={!hasBefore}
            label={backLabel}
            variant="outlineOnDark"
          >
            <ArrowRightIcon transform="rotate(180deg)" />
          </IconButton>
          <IconButton {...on} {...shown(hasAfter)} label={onLabel} variant="outlineOnDark">
            <ArrowRightIcon />
          </IconButton>
        </chakra.div>
      </chakra.div>
      <chakra.div css={styles.content}>
        {members.length === 0 ? (
          children
        ) : (
          <chakra.div {...area} role="group" aria-label={rowLabel} tabIndex={0} css={styles.area}>
            <chakra.ul css={styles.list}>
              {members.map((member, index) => (
                <chakra.li key={member.email} display="flex">
                  <TeamCard {...member} accent={accentOf(index)} />
                </chakra.li>
              ))}
            </chakra.ul>
          </chakra.div>
        )}
      </chakra.div>
    </Section>
  )
}
