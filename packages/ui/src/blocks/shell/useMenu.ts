import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'

const wide = '(min-width: 51.25em)'

/** Keeps the page behind the menu from scrolling, until the returned function is called. */
function stopPageScroll(): () => void {
  const page = document.documentElement
  // Without it the page would jump sideways by the width of the scrollbar.
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
  page.style.overflow = 'hidden'
  return () => {
    page.style.overflow = ''
    page.style.scrollbarGutter = ''
  }
}

/**
 * A menu that covers the page on narrow windows: Escape closes it wherever the focus is and gives it back to the
 * toggle, it closes when the focus leaves it or the window grows, and the page behind does not scroll.
 */
export function useMenu(onChange?: (isOpen: boolean) => void) {
  const [isOpen, setOpen] = useState(false)
  const toggleRef = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const dismiss = useCallback(() => {
    setOpen(false)
    toggleRef.current?.focus()
  }, [])

  const change = useRef(onChange)
  change.current = onChange
  useEffect(() => change.current?.(isOpen), [isOpen])

  useEffect(() => {
    if (!isOpen) return
    const letScroll = stopPageScroll()
    const list = window.matchMedia?.(wide)
    const onWide = () => list?.matches && setOpen(false)
    list?.addEventListener('change', onWide)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && dismiss()
    document.addEventListener('keydown', onKey)
    return () => {
      letScroll()
      list?.removeEventListener('change', onWide)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen, dismiss])

  return {
    isOpen,
    close,
    /** Closes what is open and gives the focus back to the toggle. */
    dismiss: () => isOpen && dismiss(),
    toggleRef,
    toggle: () => setOpen((before) => !before),
    /** For the element around toggle and panel. */
    watch: {
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget
        if (isOpen && next instanceof Node && !event.currentTarget.contains(next)) close()
      },
    },
  }
}
