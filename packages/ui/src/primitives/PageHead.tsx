import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { Heading } from './Heading.tsx'
import { pageHeadRecipe } from './PageHead.recipe.ts'
import { Text } from './Text.tsx'

interface PageHeadProps {
  heading: string
  /** Lets the caller focus the heading. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** One or two sentences under the heading. */
  lead?: string | undefined
  /**
   * `bar` is a dark band.
   * @default 'plain'
   */
  variant?: 'plain' | 'bar' | undefined
  /** Before the heading: an `Avatar`. */
  picture?: ReactNode
  /** Beside the heading, in a narrow window below the lead: a button. */
  children?: ReactNode
}

/** The head of a page of the staff area. */
export function PageHead({ heading, headingRef, lead, picture, variant = 'plain', children }: PageHeadProps) {
  const styles = useSlotRecipe({ recipe: pageHeadRecipe })({ variant })
  return (
    <chakra.div css={styles.root} data-tone={variant === 'bar' ? 'dark' : undefined}>
      <chakra.div css={styles.row}>
        {picture}
        <Heading
          level={1}
          size="h2"
          ref={headingRef}
          css={styles.heading}
          {...(headingRef && { tabIndex: -1 })}
        >
          {heading}
        </Heading>
        {lead && (
          <chakra.div css={styles.lead}>
            <Text tone="muted" isProse>
              {lead}
            </Text>
          </chakra.div>
        )}
        {children}
      </chakra.div>
    </chakra.div>
  )
}
