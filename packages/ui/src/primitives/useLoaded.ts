import { useEffect, useState } from 'react'

/**
 * Code that is fetched when it is first needed; `undefined` until it is there. A failed fetch is repeated at the next press
 * while the code is needed. Use one function for each part.
 */
export function useLoaded<Code extends object>(
  load: () => Promise<Code>,
  isNeeded: boolean,
): Code | undefined {
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    if (!isNeeded || code) return
    let isLeft = false
    const fetchIt = (): void => {
      load().then(
        (found) => !isLeft && setCode(found),
        () => !isLeft && window.addEventListener('click', fetchIt, { once: true }),
      )
    }
    fetchIt()
    return () => {
      isLeft = true
      window.removeEventListener('click', fetchIt)
    }
  }, [load, isNeeded, code])
  return code
}
