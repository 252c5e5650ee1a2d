import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { buttonClass } from "../../../../components/button.tsx";
import { TextField } from "../../../../components/field.tsx";
import { passwordMessages } from "../messages.ts";

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, "type" | "end"> {
  /** Also tells the buttons of several fields apart. */
  label: string;
}

/** A password input with a button to show its text. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className={buttonClass("quiet", "icon")}
          aria-label={passwordMessages.fields[shown ? "hide" : "show"](props.label)}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden="true" className="text-soft" />
        </button>
      }
    />
  );
}
