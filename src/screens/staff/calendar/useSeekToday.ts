import { type RefObject, useEffect, useReducer } from 'react'

/** Makes a function that scrolls to today once it is shown, also if it was shown already. */
export function useSeekToday(content: RefObject<HTMLElement | null>): () => void {
  const [asked, ask] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (asked > 0)
      content.current?.querySelector('[aria-current=date]')?.scrollIntoView?.({ block: 'nearest' })
  }, [asked, content])
  return ask
}
