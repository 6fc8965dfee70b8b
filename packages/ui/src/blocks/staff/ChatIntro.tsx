import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { ArrowRightIcon } from '#primitives/moreIcons.tsx'
import { PageHead } from '#primitives/PageHead.tsx'
import { ScenePicture } from '#primitives/ScenePicture.tsx'
import { Text } from '#primitives/Text.tsx'
import { chatIntroRecipe } from './ChatIntro.recipe.ts'
import { StaffIcon, type StaffIconName } from './StaffIcon.tsx'

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
  const styles = useSlotRecipe({ recipe: chatIntroRecipe })()
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
