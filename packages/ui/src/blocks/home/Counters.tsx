import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { Section } from '#primitives/Section.tsx'
import { Text } from '#primitives/Text.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { countersRecipe } from './Counters.recipe.ts'
import { CountUp } from './CountUp.tsx'
import { useSeen } from './useSeen.ts'

interface Counter {
  target: number
  /** Follows the number: `+`, `%`. */
  suffix: string
  /** The name of the counted things. */
  label: string
  durationMs: number
}

interface CountersProps {
  /** Names the section for screen readers. */
  heading: string
  items: readonly Counter[]
  /** Milliseconds between two steps. */
  tickMs: number
  /** The share of the section (0 … 1) that must be in view before it counts. */
  threshold: number
}

/** Numbers that count up once when they are first seen (spec 2 and 9, Home). A section of its own. */
export function Counters({ heading, items, tickMs, threshold }: CountersProps) {
  const styles = useSlotRecipe({ recipe: countersRecipe })()
  const headingId = useId()
  const sectionRef = useRef<HTMLElement>(null)
  const isSeen = useSeen(sectionRef, threshold)
  return (
    <Section ref={sectionRef} headingId={headingId}>
      <VisuallyHidden id={headingId} asChild>
        <h2>{heading}</h2>
      </VisuallyHidden>
      <chakra.ul css={styles.list}>
        {items.map(({ target, suffix, label, durationMs }) => (
          <chakra.li key={`${target}${suffix}`} css={styles.item}>
            <chakra.p css={styles.number}>
              <CountUp
                target={target}
                suffix={suffix}
                durationMs={durationMs}
                tickMs={tickMs}
                isSeen={isSeen}
              />
            </chakra.p>
            <Text size="lead" tone="muted">
              {label}
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  )
}
