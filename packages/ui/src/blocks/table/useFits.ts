import { type RefObject, useEffect, useState } from 'react'

/** Whether the content of an element is no wider than the element; no until it is measured. */
export function useFits(ref: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false)
  useEffect(() => {
    const box = ref.current
    const content = box?.firstElementChild as HTMLElement | null | undefined
    if (!box || !content || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setFits(content.offsetWidth <= box.clientWidth))
    observer.observe(box)
    observer.observe(content)
    return () => observer.disconnect()
  }, [ref])
  return fits
}
