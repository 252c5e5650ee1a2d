import { profileIcons } from "@morsel/domain/profile/avatar";
import { Check } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";
import { profileMessages } from "../messages.ts";
import { AvatarPicture } from "./avatar.tsx";

interface PictureChoiceProps {
  /** Null until one is chosen. */
  value: number | null;
  onChoose: (icon: 1 | 2) => void;
  invalid?: boolean;
}

const pictures = [
  { icon: profileIcons.male, label: profileMessages.pictures.male },
  { icon: profileIcons.female, label: profileMessages.pictures.female },
] as const;

export function PictureChoice({ value, onChoose, invalid }: PictureChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{profileMessages.pictures.legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] gap-3">
        {pictures.map(({ icon, label }) => (
          <label
            key={icon}
            className={classNames(
              "choice relative flex min-h-20 cursor-pointer items-center gap-2 rounded-control border bg-raised p-2.5",
              "font-semibold transition-colors duration-150",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary",
              value === icon
                ? "border-primary ring-1 ring-primary"
                : invalid
                  ? "border-danger"
                  : "border-edge",
            )}
          >
            <input
              type="radio"
              name="picture"
              checked={value === icon}
              onChange={() => onChoose(icon)}
              aria-invalid={invalid === true ? true : undefined}
              className="sr-only"
            />
            <span className="size-12 shrink-0 overflow-hidden rounded-full bg-primary-soft">
              <AvatarPicture icon={icon} />
            </span>
            {label}
            {value === icon && (
              <Check
                size={18}
                strokeWidth={3}
                aria-hidden="true"
                className="absolute top-2 right-2 text-primary"
              />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
