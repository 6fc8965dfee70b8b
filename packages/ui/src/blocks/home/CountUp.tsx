import { chakra } from '@chakra-ui/react'
import { type CountUpOptions, useCountUp } from './useCountUp.ts'

/**
 * A number that counts up from 0. The page contains the final number, for screen readers, for print and for the
 * layout; the running number lies over it and is only visible.
 */
export function CountUp(options: CountUpOptions) {
  const { target } = options
  const count = useCountUp(options)
  const isCounting = count !== target
  return (
    <chakra.span position="relative">
      <chakra.span opacity={isCounting ? 0 : 1} _print={{ opacity: 1 }}>
        {target}
      </chakra.span>
      {isCounting && (
        <chakra.span
          aria-hidden
          position="absolute"
          insetInlineEnd="0"
          userSelect="none"
          _print={{ display: 'none' }}
        >
          {count}
        </chakra.span>
      )}
    </chakra.span>
  )
}
