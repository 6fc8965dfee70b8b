import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { PlanMotif } from '#primitives/PlanMotif.tsx'
import { Text } from '#primitives/Text.tsx'
import { placeholderRecipe } from './Placeholder.recipe.ts'

interface PlaceholderProps {
  title: string
  text?: string | undefined
  /** The same seed draws the same plan. */
  seed: number
  /** A link: the way on. */
  action?: ReactNode
}

/** A page of which nothing but its name is there yet (spec 2, Chat and Schedule): the name under a stretch of the plan. */
export function Placeholder({ title, text, seed, action }: PlaceholderProps) {
  const styles = useSlotRecipe({ recipe: placeholderRecipe })()
  return (
    <chakra.section data-tone="dark" css={styles.root}>
      <chakra.div css={styles.window}>
        <PlanMotif seed={seed} rows={8} columns={48} today={27} fit="slice" css={styles.plan} />
      </chakra.div>
      <chakra.div css={styles.texts}>
        <Heading level={1} size="h1">
          {title}
        </Heading>
        {text && (
          <Text tone="onDark" isProse marginTop="3">
            {text}
          </Text>
        )}
        {action && <chakra.div marginTop="6">{action}</chakra.div>}
      </chakra.div>
    </chakra.section>
  )
}
