import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { ScenePicture } from '#primitives/ScenePicture.tsx'
import { Text } from '#primitives/Text.tsx'
import { chatIntroRecipe } from './ChatIntro.recipe.ts'

/** A way to reach a colleague: what it is, and the link to it. */
interface Way {
  title: string
  text: string
  link: { href: string; onClick?: () => void }
  label: string
}

interface ChatIntroProps {
  title: string
  /** What chat will be. */
  text: string
  /** The link to the profile of the chat area. */
  action: ReactNode
  /** "How to reach a colleague today". */
  heading: string
  ways: readonly Way[]
}

/** Chat before it opens (spec 2, departure 51): what it will be, and the ways to reach a colleague until then. */
export function ChatIntro({ title, text, action, heading, ways }: ChatIntroProps) {
  const styles = useSlotRecipe({ recipe: chatIntroRecipe })()
  const headingId = useId()
  return (
    <>
      <chakra.section data-tone="dark" css={styles.band}>
        <chakra.div css={styles.texts}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="onDark" marginTop="3" marginBottom="6">
            {text}
          </Text>
          {action}
        </chakra.div>
        <chakra.div css={styles.window}>
          <ScenePicture name="chat" css={styles.picture} />
        </chakra.div>
      </chakra.section>
      <section aria-labelledby={headingId}>
        <Heading level={2} size="h3" id={headingId} marginTop="10">
          {heading}
        </Heading>
        <chakra.ul css={styles.ways}>
          {ways.map((way) => (
            <chakra.li key={way.title} data-tone="light" css={styles.way}>
              <Heading level={3} size="h4">
                {way.title}
              </Heading>
              <Text tone="muted" marginTop="2" marginBottom="6">
                {way.text}
              </Text>
              <LinkButton {...way.link} variant="outline" css={styles.link}>
                {way.label}
              </LinkButton>
            </chakra.li>
          ))}
        </chakra.ul>
      </section>
    </>
  )
}
