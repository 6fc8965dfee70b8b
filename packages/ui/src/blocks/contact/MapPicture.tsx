import { chakra } from '@chakra-ui/react'
import { PlanMotif } from '#primitives/PlanMotif.tsx'

/** Streets made of the plan's bars, and a pin. */
export function MapPicture() {
  return (
    <chakra.div aria-hidden position="absolute" inset="0" overflow="hidden">
      <PlanMotif
        seed={28}
        rows={12}
        columns={44}
        ground="paper"
        fit="slice"
        position="absolute"
        inset="-20%"
        width="140%"
        height="140%"
        opacity={0.22}
        transform="rotate(-14deg)"
      />
      <chakra.svg
        viewBox="0 0 48 60"
        position="absolute"
        left="50%"
        top="26%"
        width="3rem"
        height="3.75rem"
        transform="translate(-50%, -50%)"
      >
        <chakra.path d="M24 58s19-17.4 19-34A19 19 0 1 0 5 24c0 16.6 19 34 19 34Z" fill="bg.primary" />
        <chakra.path
          d="M20.5 17.5h10a3 3 0 0 1 0 6h-10a3 3 0 0 1 0-6ZM15.5 25.5h10a3 3 0 0 1 0 6h-10a3 3 0 0 1 0-6Z"
          fill="motif.lime"
        />
      </chakra.svg>
    </chakra.div>
  )
}
