import type { TextReading } from './text-reading.ts';

type RoleAt = TextReading['roleAt'];

/**
 * Reads the role of each name of a text once: every check asks for its services anew. What is asked while a role is being read is read as it
 * comes, for such chains are kept short and give less than a question of their own.
 */
export function rememberedRoles(read: RoleAt): RoleAt {
  const known = new Map<string, ReturnType<RoleAt>>();
  let isReading = false;
  return (start, end, kind, spelling) => {
    if (isReading) return read(start, end, kind, spelling);
    const key = `${start} ${end} ${kind} ${spelling}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    isReading = true;
    try {
      const role = read(start, end, kind, spelling);
      known.set(key, role);
      return role;
    } finally {
      isReading = false;
    }
  };
}
