import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'

interface SkipLinkProps {
  label: string
  /**
   * The place on this page to go to.
   * @default '#main'
   */
  href?: `#${string}` | undefined
}

/** First stop of the Tab key: past the navigation to the content. Seen only while focused. */
export function SkipLink({ label, href = '#main' }: SkipLinkProps) {
  // The address bar stays as it is: a router would take `#main` for a place to go to.
  const go = (event: MouseEvent) => {
    const target = document.getElementById(href.slice(1))
    if (!target) return
    event.preventDefault()
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus()
  }
  return (
    <chakra.a
      href={href}
      onClick={go}
      position="fixed"
      top="3"
      left="3"
      zIndex="skip"
      paddingInline="5"
      paddingBlock="3"
      borderRadius="control"
      backgroundColor="bg.accent"
      color="fg.onAccent"
      textStyle="control"
      _print={{ display: 'none' }}
      css={{ '&:not(:focus)': { transform: 'translateY(-200%)' } }}
    >
      {label}
    </chakra.a>
  )
}
