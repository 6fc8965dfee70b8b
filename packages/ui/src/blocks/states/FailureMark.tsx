import { chakra } from '@chakra-ui/react'
import { WarningIcon } from '#primitives/icons.tsx'

/** The picture over the words of a failure. */
export function FailureMark() {
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      width="12"
      height="12"
      borderRadius="control"
      backgroundColor="bg.danger"
      color="fg.danger"
      fontSize="1.25rem"
    >
      <WarningIcon />
    </chakra.span>
  )
}
