import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useAnimate } from '#primitives/useAnimate.ts'

/** Three rows of the plan; the lime bar of the person slides to its place. */
export function ReceiptBars() {
  const barRef = useRef<SVGGElement>(null)
  const { load, animate } = useAnimate()

  useEffect(() => {
    let isGone = false
    void load().then(() => {
      if (isGone || !barRef.current) return
      animate(
        barRef.current,
        { transform: ['translateX(60px)', 'translateX(0px)'], opacity: [0, 1] },
        { duration: 0.45, ease: [0.22, 0.8, 0.3, 1] },
      )
    })
    return () => {
      isGone = true
    }
  }, [load, animate])

  return (
    <chakra.svg aria-hidden focusable="false" viewBox="0 0 132 52" height="3.25rem" overflow="visible">
      <chakra.g color="motif.paper2">
        <rect x="22" y="0" width="58" height="12" rx="6" fill="currentColor" />
        <rect x="88" y="0" width="26" height="12" rx="6" fill="currentColor" opacity="0.35" />
        <rect x="6" y="40" width="44" height="12" rx="6" fill="currentColor" opacity="0.35" />
        <rect x="58" y="40" width="48" height="12" rx="6" fill="currentColor" />
      </chakra.g>
      <chakra.g ref={barRef} color="motif.lime">
        <rect x="0" y="20" width="72" height="12" rx="6" fill="currentColor" />
      </chakra.g>
      <chakra.path d="M72 -4V56" stroke="motif.paper1" strokeWidth="1.5" />
    </chakra.svg>
  )
}
