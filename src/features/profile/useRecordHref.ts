import { href } from '#config/site.ts'
import { usePermissions } from './usePermissions.ts'

/** Of a row about a person: the address of the record, for those who may open it. */
export function useRecordHref(): ((row: { personId: number }) => string) | undefined {
  const { permissions } = usePermissions()
  return permissions?.includes('people.manage') ? recordHref : undefined
}

const recordHref = ({ personId }: { personId: number }) => href('person', { id: personId })
