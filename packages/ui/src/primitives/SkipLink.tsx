import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'

const Root = chakra('a', {
  base: {
    position: 'fixed',
    top: '3',
    left: '3',
    zIndex: 'skip',
    paddingInline: '5',
    paddingBlock: '3',
    borderRadius: 'control',
    backgroundColor: 'bg.accent',
    color: 'fg.onAccent',
    textStyle: 'control',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
    _print: { display: 'none' },
  },
})

interface SkipLinkProps {
  label: string
  /**
   * The target on this page.
   * @default '#main'
   */
  href?: `#${string}` | undefined
}

/** The first stop of the Tab key: skips the navigation. Visible only while focused. */
export function SkipLink({ label, href = '#main' }: SkipLinkProps) {
  // The address stays unchanged, because the router would navigate to `#main`.
  const go = (event: MouseEvent) => {
    const target = document.getElementById(href.slice(1))
    if (!target) return
    event.preventDefault()
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus()
  }
  return (
    <Root href={href} onClick={go}>
      {label}
    </Root>
  )
}
