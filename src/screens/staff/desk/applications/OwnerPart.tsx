import { OwnerChoice } from '@atrium/ui/hiring'
import { useOwnerOptions } from './useOwnerOptions.ts'

interface OwnerPartProps {
  ownerId: number | null
  isBusy: boolean
  onChange: (personId: number | null) => void
}

/** Who takes care of the application; a choice is saved at once. */
export function OwnerPart({ ownerId, isBusy, onChange }: OwnerPartProps) {
  const people = useOwnerOptions()
  return (
    <OwnerChoice
      people={people}
      value={ownerId === null ? '' : String(ownerId)}
      isBusy={isBusy}
      onChange={(value) => onChange(Number(value) || null)}
    />
  )
}
