import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { PlanMotif } from '#primitives/PlanMotif.tsx'
import { Text } from '#primitives/Text.tsx'

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
  return (
    <chakra.section
      data-tone="dark"
      display="grid"
      gridTemplateRows="1fr auto"
      minHeight={{ base: '24rem', md: '30rem' }}
      overflow="hidden"
      borderRadius="surface"
      backgroundColor="bg.darkest"
      color="fg.onDark"
      _highContrast={{ borderWidth: 'hairline' }}
    >
      <chakra.div position="relative" minHeight="10rem">
        <PlanMotif
          seed={seed}
          rows={8}
          columns={48}
          today={27}
          fit="slice"
          position="absolute"
          inset="0"
          width="full"
          height="full"
        />
      </chakra.div>
      <chakra.div padding={{ base: '6', md: '10' }}>
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
