import { type ComponentType, startTransition, useEffect, useState } from 'react'

/**
 * A part of a page that lies below its first view: its code is fetched once that view stands. `undefined` until it is
 * there; a code that cannot be had throws, so that the page's error boundary offers to try again. `load` must be the
 * same function at every drawing.
 */
export function useLaterPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [part, setPart] = useState<{ Part: ComponentType<Props> }>()
  useEffect(() => {
    let isWanted = true
    load().then(
      // Drawn in slices between which the page answers.
      (Part) => isWanted && startTransition(() => setPart({ Part })),
      (error: unknown) =>
        setPart(() => {
          throw error
        }),
    )
    return () => {
      isWanted = false
    }
  }, [load])
  return part?.Part
}
