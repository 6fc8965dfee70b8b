import { chakra } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'

/** The page around a primitive or a field in Storybook. */
export function StoryPage({ children, tone = 'light' }: { children: ReactNode; tone?: 'light' | 'dark' }) {
  return (
    <chakra.main
      data-tone={tone}
      display="grid"
      gap="6"
      alignContent="start"
      justifyItems="start"
      minHeight="100dvh"
      padding="gutter"
      {...(tone === 'dark' && { backgroundColor: 'bg.dark', color: 'fg.onDark' })}
    >
      {children}
    </chakra.main>
  )
}

/** The page around a part that is as wide as the page. */
export const inWidePage = (Story: ComponentType) => (
  <StoryPage>
    <chakra.div width="full">
      <Story />
    </chakra.div>
  </StoryPage>
)
