// The door `@atrium/ui/meeting`: the form of a meeting, and a meeting that is only read.
export {}
