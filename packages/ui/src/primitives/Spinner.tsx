import { chakra } from '@chakra-ui/react'

/** Turns while something is under way. Says nothing by itself: the place it stands in does. */
export function Spinner() {
  return (
    <chakra.span
      aria-hidden
      display="inline-block"
      width="1.25em"
      height="1.25em"
      borderWidth="2px"
      borderColor="currentColor"
      borderRightColor="transparent"
      borderRadius="full"
      animation="atrium-turn 800ms linear infinite"
    />
  )
}
