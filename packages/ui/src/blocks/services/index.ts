// The door `@atrium/ui/services`: the blocks of that page.
export {}
