import type { SystemStyleObject } from '@chakra-ui/react'

/** The styles of one element. They are in the layer of the recipes: what an element gets beside them wins. */
export const defineStyles = (styles: SystemStyleObject): SystemStyleObject => ({ '@layer recipes': styles })

/** The styles of the parts of a component without variants, by the name of the part. A component with variants has a recipe. */
export function defineSlotStyles<Part extends string>(
  parts: Record<Part, SystemStyleObject>,
): Record<Part, SystemStyleObject> {
  const entries = Object.entries<SystemStyleObject>(parts)
  return Object.fromEntries(entries.map(([part, styles]) => [part, defineStyles(styles)])) as Record<
    Part,
    SystemStyleObject
  >
}
