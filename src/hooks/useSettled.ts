import { useEffect, useState } from 'react'

/** Milliseconds without a change before the server is asked (debounce). */
const pause = 400

/** The text, once it has not changed for a moment (debounce); `undefined` until then. */
export function useSettled(text: string | undefined): string | undefined {
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
