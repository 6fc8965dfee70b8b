import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#primitives/Section.tsx'
import { Text } from '#primitives/Text.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { countersRecipe } from './Counters.recipe.ts'
import { CountUp } from './CountUp.tsx'
import { useSeen } from './useSeen.ts'

interface Counter {
  name: 'projects' | 'services' | 'clients'
  target: number
  /** Follows the number: `+`, `%`. */
  suffix: string
  durationMs: number
}

interface CountersProps {
  items: readonly Counter[]
  /** Milliseconds between two steps. */
  tickMs: number
  /** The share of the section (0 … 1) that must be in view before it counts. */
  threshold: number
}

/** Numbers that count up once when they are first seen (spec 2 and 9, Home). A section of its own. */
export function Counters({ items, tickMs, threshold }: CountersProps) {
  const { t } = useTranslation('home')
  const styles = useSlotRecipe({ recipe: countersRecipe })()
  const headingId = useId()
  const sectionRef = useRef<HTMLElement>(null)
  const isSeen = useSeen(sectionRef, threshold)
  return (
    <Section ref={sectionRef} headingId={headingId}>
      <VisuallyHidden id={headingId} asChild>
        <h2>{t('counters.heading')}</h2>
      </VisuallyHidden>
      <chakra.ul css={styles.list}>
        {items.map(({ name, target, suffix, durationMs }) => (
          <chakra.li key={name} css={styles.item}>
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
              {t(`counters.${name}`, { count: target })}
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  )
}
