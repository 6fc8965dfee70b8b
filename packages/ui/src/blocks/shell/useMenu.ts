import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

const wide = '(min-width: 51.25em)'

/**
 * A menu that covers the page on narrow windows: Escape closes it and gives the focus back to its toggle, it
 * closes when the focus leaves it or the window grows, and the page behind does not scroll.
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const toggleRef = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)

  useEffect(() => {
    if (!isOpen) return
    const page = document.documentElement
    // The page stops without jumping sideways by the width of its scrollbar.
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
    page.style.overflow = 'hidden'
    const list = window.matchMedia?.(wide)
    const onWide = () => list?.matches && setOpen(false)
    list?.addEventListener('change', onWide)
    return () => {
      page.style.overflow = ''
      page.style.scrollbarGutter = ''
      list?.removeEventListener('change', onWide)
    }
  }, [isOpen])

  return {
    isOpen,
    close,
    toggleRef,
    toggle: () => setOpen((before) => !before),
    /** For the element around toggle and panel. */
    watch: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return
        close()
        toggleRef.current?.focus()
      },
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget
        if (isOpen && next instanceof Node && !event.currentTarget.contains(next)) close()
      },
    },
  }
}
