import { useEffect, useState } from 'react'

/** Whether the page is scrolled further than `limit` px. Renders again only when the answer changes. */
export function useScrolledPast(limit: number): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const read = () => setPast(window.scrollY > limit)
    // With the next frame: asked for at once, the browser would compute the layout of the page an extra time.
    const frame = requestAnimationFrame(read)
    window.addEventListener('scroll', read, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', read)
    }
  }, [limit])
  return isPast
}
