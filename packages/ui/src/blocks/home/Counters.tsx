import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { asWritten } from '#i18n/asWritten.ts'
import { Section } from '#primitives/Section.tsx'
import { Text } from '#primitives/Text.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { countersRecipe } from './Counters.recipe.ts'
import { CountUp } from './CountUp.tsx'
import type { CountUpOptions } from './useCountUp.ts'
import { useSeen } from './useSeen.ts'

interface CounterTexts {
  /** A whole number. */
  target: string
  /** Follows the number: `+`, `%`. */
  suffix?: string
  label: string
}

interface CountersProps {
  /** Milliseconds that each number takes. */
  durationsMs: readonly [number, ...number[]]
  /** Milliseconds between two steps. */
  tickMs: number
  /** The share of the section (0 … 1) that must be in view before it counts. */
  threshold: number
}

/** Numbers that count up once when they are first seen (spec 2 and 9, Home). A section of its own. */
export function Counters({ durationsMs, tickMs, threshold }: CountersProps) {
  const { t } = useTranslation('home')
  const styles = useSlotRecipe({ recipe: countersRecipe })()
  const headingId = useId()
  const sectionRef = useRef<HTMLElement>(null)
  const isSeen = useSeen(sectionRef, threshold)
  const counters: [string, CounterTexts][] = Object.entries(t('counters.items', asWritten))
  if (counters.length === 0) return null
  return (
    <Section ref={sectionRef} headingId={headingId}>
      <VisuallyHidden id={headingId} asChild>
        <h2>{t('counters.heading')}</h2>
      </VisuallyHidden>
      <chakra.ul css={styles.list}>
        {counters.map(([key, counter], at) => (
          <Counter
            key={key}
            {...counter}
            durationMs={durationsMs[at] ?? durationsMs[0]}
            tickMs={tickMs}
            isSeen={isSeen}
          />
        ))}
      </chakra.ul>
    </Section>
  )
}

/** One number: a list item. */
export function Counter({
  target,
  suffix = '',
  label,
  ...counting
}: CounterTexts & Omit<CountUpOptions, 'target'>) {
  const styles = useSlotRecipe({ recipe: countersRecipe })()
  return (
    <chakra.li css={styles.item}>
      <chakra.p css={styles.number}>
        <CountUp target={Number(target)} suffix={suffix} {...counting} />
      </chakra.p>
      <Text size="lead" tone="muted">
        {label}
      </Text>
    </chakra.li>
  )
}
