import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { WarningIcon } from '#primitives/icons.tsx'

export interface FormErrorProps {
  heading: string
  /** What the person can do. */
  text?: string | undefined
  /** A way to do it once more, below the words. */
  children?: ReactNode
}

/** The whole form failed: said at once, and it stays until the next try. */
export function FormError({ heading, text, children }: FormErrorProps) {
  return (
    <chakra.div
      role="alert"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      padding="4"
      borderRadius="control"
      borderWidth="hairline"
      borderColor="border.danger"
      backgroundColor="bg.danger"
    >
      <WarningIcon color="fg.danger" marginTop="0.5" />
      <div>
        <chakra.p textStyle="label" color="fg.danger">
          {heading}
        </chakra.p>
        {text && (
          <chakra.p textStyle="small" marginTop="1">
            {text}
          </chakra.p>
        )}
        {children}
      </div>
    </chakra.div>
  )
}
