import { useEffect, useState } from 'react'

/**
 * Code that is fetched when it is first needed; `undefined` until it is there. A failed fetch is repeated when the code is
 * needed the next time. Use one function for each part.
 */
export function useLoaded<Code extends object>(
  load: () => Promise<Code>,
  isNeeded: boolean,
): Code | undefined {
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    if (!isNeeded || code) return
    let isLeft = false
    load().then(
      (found) => !isLeft && setCode(found),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [load, isNeeded, code])
  return code
}
