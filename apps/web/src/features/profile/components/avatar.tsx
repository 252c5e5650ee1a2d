import { profileIcons } from "@morsel/domain/profile/avatar";
import { initialOf } from "@morsel/domain/profile/name";
import { classNames } from "../../../lib/class-names.ts";

interface AvatarProps {
  person: {
    email: string;
    firstName: string | null;
    name: string | null;
    personalInfo?: { name: string | null } | null;
    profileIcon: number;
  };
  className?: string;
}

/** The chosen picture; the first letter of the name until there is one. */
export function Avatar({ person, className }: AvatarProps) {
  const chosen = Boolean(person.firstName?.trim());
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid size-16 shrink-0 place-items-center overflow-hidden rounded-full bg-primary-soft",
        "text-number font-semibold text-primary",
        className,
      )}
    >
      {chosen ? <AvatarPicture icon={person.profileIcon} /> : initialOf(person)}
    </span>
  );
}

/** Head and shoulders: 1 with short hair, 2 with long. */
export function AvatarPicture({ icon }: { icon: number }) {
  const long = icon === profileIcons.female;
  return (
    <svg viewBox="0 0 64 64" className="size-full" aria-hidden="true">
      {long && (
        <path d="M16 30a16 16 0 0 1 32 0v14a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4Z" fill="#6b4a33" />
      )}
      <path
        d={long ? "M9 64c1-11 9-17 23-17s22 6 23 17Z" : "M7 64c1-12 10-18 25-18s24 6 25 18Z"}
        fill={long ? "#b0607f" : "#3f7f5a"}
      />
      <path d="M26 38h12v9a6 6 0 0 1-12 0Z" fill="#dca77f" />
      <circle cx="32" cy="29" r="12" fill="#edbf97" />
      <path
        d={
          long
            ? "M19 30c0-9 5-15 13-15s13 6 13 15c-4-1-8-4-10-8-3 4-9 7-16 8Z"
            : "M19.500 28c-1-9 5-14 12.500-14s13.500 5 12.500 14c-1-4-3-6-5-7-5 2-11 2-15 0-2 1-4 3-5 7Z"
        }
        fill={long ? "#6b4a33" : "#4c3a2c"}
      />
    </svg>
  );
}
