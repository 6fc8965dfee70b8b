import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { band } from '#primitives/band.ts'
import { coveringLink } from '#primitives/coveringLink.ts'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { ArrowRightIcon } from '#primitives/moreIcons.tsx'
import { PageHead } from '#primitives/PageHead.tsx'
import { ScenePicture } from '#primitives/ScenePicture.tsx'
import { surface } from '#primitives/surface.ts'
import { Text } from '#primitives/Text.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { StaffIcon, type StaffIconName } from './StaffIcon.tsx'

const styles = defineSlotStyles({
  band: {
    ...band,
    position: 'relative',
    height: { base: '8rem', md: '12rem' },
    marginTop: { base: '5', md: '6' },
    overflow: 'hidden',
  },
  picture: { position: 'absolute', inset: '0', objectFit: 'contain' },
  ways: { ...surface, marginTop: '4' },
  way: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    padding: { base: '4', md: '5' },
    '& + &': { borderTopWidth: 'hairline', borderColor: 'border.hairline' },
    '&:hover h3': { color: 'fg.link' },
  },
  icon: { fontSize: '1.5rem', color: 'fg.link' },
  link: coveringLink('surface'),
  arrow: { fontSize: 'xl', color: 'fg.link' },
})

/** A way to reach a colleague: a row that leads to it. */
interface Way {
  icon: StaffIconName
  title: string
  text: string
  link: { href: string; onClick?: () => void }
}

interface ChatIntroProps {
  title: string
  /** What chat will be. */
  text: string
  /** "How to reach a colleague today". */
  heading: string
  /** The one that is used most comes first. */
  ways: readonly Way[]
}

/** Chat before it opens (spec 2, departure 51): what it will be, and the ways to reach a colleague until then. */
export function ChatIntro({ title, text, heading, ways }: ChatIntroProps) {
  const headingId = useId()
  return (
    <>
      <PageHead heading={title} lead={text} />
      <chakra.div data-tone="dark" css={styles.band}>
        <ScenePicture name="chat" css={styles.picture} />
      </chakra.div>
      <section aria-labelledby={headingId}>
        <Heading level={2} size="h3" id={headingId} marginTop={{ base: '6', md: '8' }}>
          {heading}
        </Heading>
        <chakra.ul data-tone="light" css={styles.ways}>
          {ways.map((way) => (
            <chakra.li key={way.title} css={styles.way}>
              <StaffIcon name={way.icon} css={styles.icon} />
              <div>
                <Heading level={3} size="h4">
                  <Link {...way.link} variant="bare" css={styles.link}>
                    {way.title}
                  </Link>
                </Heading>
                <Text size="small" tone="muted" marginTop="1">
                  {way.text}
                </Text>
              </div>
              <ArrowRightIcon css={styles.arrow} />
            </chakra.li>
          ))}
        </chakra.ul>
      </section>
    </>
  )
}
